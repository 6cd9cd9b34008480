print(LanternSign(oil: 8).brightness, LanternSign(brightness: 3).brightness)
