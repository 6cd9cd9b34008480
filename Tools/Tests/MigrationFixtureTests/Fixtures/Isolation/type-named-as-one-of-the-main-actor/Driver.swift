SiskinOpener().open()
