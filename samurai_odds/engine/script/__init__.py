"""The fifth reader: rules translated to JavaScript, with what reads them there."""
