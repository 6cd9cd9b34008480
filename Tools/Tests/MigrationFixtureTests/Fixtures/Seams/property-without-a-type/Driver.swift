print(SoundingBalloon().launch())
