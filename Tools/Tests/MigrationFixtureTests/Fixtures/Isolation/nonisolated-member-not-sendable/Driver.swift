let mixer = await DyeMixer()
print(await mixer.use(), mixer.colours())
