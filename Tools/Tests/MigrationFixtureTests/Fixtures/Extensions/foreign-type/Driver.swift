print("chat".translatedToFrench)
