print(PumpControl().start(), PumpControl().isDue())
