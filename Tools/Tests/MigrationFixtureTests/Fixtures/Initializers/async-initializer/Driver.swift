let balloon = await WeatherBalloon(helium: 3)
print(await balloon.drift(after: 10))
