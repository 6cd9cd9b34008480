print(HarbourDesk6129().open())
