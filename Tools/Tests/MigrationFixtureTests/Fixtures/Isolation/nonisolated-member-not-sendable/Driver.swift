let mixer = await PaintMixer()
print(await mixer.use(), mixer.colours())
