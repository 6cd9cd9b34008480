print(RudderLog.line())
