print(AppRoot().makeLabel().badge.text)
