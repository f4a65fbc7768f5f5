"""Is a scenario fair, whoever plays it, and what would mend it?"""
