OrchardLedger().close()
print("closed")
