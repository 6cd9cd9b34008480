print(WeatherBalloon().launch())
