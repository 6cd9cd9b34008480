print(RadioPlay().play())
