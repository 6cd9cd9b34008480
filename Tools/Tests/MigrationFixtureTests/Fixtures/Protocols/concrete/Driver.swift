print(SawMill().cut())
