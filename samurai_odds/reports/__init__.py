"""What answers look like: text, tables, HTML and figures."""
