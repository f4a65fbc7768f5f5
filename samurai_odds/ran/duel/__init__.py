"""Individual combat: between busho, and by Samurai who charge or challenge (chapter 10)."""
