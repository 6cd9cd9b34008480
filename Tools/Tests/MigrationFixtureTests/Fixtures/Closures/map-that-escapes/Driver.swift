print(TideForecast().heights().get(), TideForecast().one().get())
