print(SpeedLimiter().speed, SpeedLimiter().isLegal(60))
