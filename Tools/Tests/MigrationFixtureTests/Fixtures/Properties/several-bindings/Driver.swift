print(PaintMixer().mix())
