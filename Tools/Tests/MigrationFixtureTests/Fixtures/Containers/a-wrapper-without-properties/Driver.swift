KioskStore6168.shared.register(KioskPaper6168())
print(Kiosk6168().open(), KioskInject6168<KioskPaper6168>().wrappedValue.print())
