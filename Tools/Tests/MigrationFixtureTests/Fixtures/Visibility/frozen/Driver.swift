print(PixelSample(value: 21).corrected())
