print(Painter().paint("red"), PaletteSettings.shared.colour)
