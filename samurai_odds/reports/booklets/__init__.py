"""Printed odds booklets: pages made once for a game, written as PDF, HTML, Markdown or CSV."""
