print(VicunaCounter().start())
