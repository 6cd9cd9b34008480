print(LampPost().shine())
