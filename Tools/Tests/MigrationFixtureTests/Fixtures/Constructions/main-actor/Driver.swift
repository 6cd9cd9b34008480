let presenter = await SheetPresenter()
print(await presenter.present("terms"), await presenter.present("help"))
