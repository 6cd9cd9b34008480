print(Lamp6198().blink(), Lamp6198().glow(), Lamp6198().shine(), Buzzer6198().buzz())
