await ShrikeOpener().open()
