try RheaUser().use()
