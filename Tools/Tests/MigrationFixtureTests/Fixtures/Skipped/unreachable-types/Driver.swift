print(WeirPanel().open(), WeirPanel().fileName(), WeirLevel.made().text())
