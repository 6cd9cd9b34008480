print(AppRoot().makeLabel().badge.text, AppRoot().form().length, AppRoot().marks().isEmpty)
