let palette = CommandPalette()
palette.fill(isMac: true)
print(palette.run())
