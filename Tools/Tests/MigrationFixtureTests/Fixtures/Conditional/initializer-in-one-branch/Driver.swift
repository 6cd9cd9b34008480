print(EchoSounder().ping())
