PenguinUser().use()
