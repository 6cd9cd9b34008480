let knob = await VolumeKnob()
print(await knob.turn(4))
