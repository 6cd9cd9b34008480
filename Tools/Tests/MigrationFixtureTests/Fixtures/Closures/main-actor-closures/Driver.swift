print(await StatusLamp().light(), await StatusLamp().blink())
