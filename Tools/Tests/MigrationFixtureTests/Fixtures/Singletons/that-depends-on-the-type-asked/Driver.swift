print(LynxWindow().title())
