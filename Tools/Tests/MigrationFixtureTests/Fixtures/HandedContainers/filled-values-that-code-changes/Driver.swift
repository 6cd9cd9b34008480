print(Pump2904(resolver: pumps2904()).run())
