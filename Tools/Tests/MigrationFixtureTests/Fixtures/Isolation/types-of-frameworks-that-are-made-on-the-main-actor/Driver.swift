SandpiperOpener().open()
