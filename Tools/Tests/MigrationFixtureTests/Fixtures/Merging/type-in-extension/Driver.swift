print(Abbey.Brewhouse(kettles: 2).brew())
