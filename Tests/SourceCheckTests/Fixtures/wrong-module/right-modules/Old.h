@interface OldViewController : UIViewController
@end
