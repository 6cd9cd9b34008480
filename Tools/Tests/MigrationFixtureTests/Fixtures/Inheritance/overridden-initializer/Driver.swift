print(StreetLamp(street: "Oak").watts(), CornerLamp(street: "Oak").watts())
